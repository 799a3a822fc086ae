import { Form, href, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Select } from '~/ui/fields/select';
import { BackLink } from '~/ui/layout/back-link';
import { Card } from '~/ui/layout/card';
import { Page } from '~/ui/layout/page';
import { PageHeading } from '~/ui/layout/page-heading';
import { Notice } from '~/ui/states/notice';
import type { GameFacts } from '../../hall/game-list.server';
import { ROUNDS } from '../rules/word-room';
import { roomTexts as texts } from '../texts';

interface OpenRoomProps {
  games: readonly GameFacts[];
  guest: boolean;
  error: string | undefined;
}

/** The ways into a room: with the next who want it, or with people one asks. */
export function OpenRoom({ games, guest, error }: OpenRoomProps) {
  const sent = useNavigation().formData?.get('intent');
  const options = [{ value: '', label: texts.drawn }, ...games.map(({ id, title }) => ({ value: id, label: title }))];
  return (
    <Page width="medium">
      <p className="mb-4">
        <BackLink to={href('/word-games')}>{texts.back}</BackLink>
      </p>
      <PageHeading title={texts.way} intro={texts.intro} />
      {error && (
        <Notice tone="error" className="mb-5">
          {error}
        </Notice>
      )}
      <noscript>
        <Notice tone="info" className="mb-5">
          {texts.noScript}
        </Notice>
      </noscript>
      <div className="grid gap-5 md:grid-cols-2 md:items-start">
        <Card as="section" aria-labelledby="next">
          <h2 id="next" className="display text-2xl">
            {texts.next}
          </h2>
          <p className="mt-2 text-muted">{texts.nextNote}</p>
          <Form method="post" className="mt-5">
            <Button type="submit" name="intent" value="next" size="lg" pending={sent === 'next'}>
              {texts.sit}
            </Button>
          </Form>
        </Card>
        <Card as="section" aria-labelledby="open">
          <h2 id="open" className="display text-2xl">
            {texts.open}
          </h2>
          <p className="mt-2 text-muted">{texts.openNote}</p>
          <Form method="post" className="tabular mt-5 grid gap-3">
            {Array.from({ length: ROUNDS }, (_, round) => (
              <Select key={round} name={`game${round + 1}`} label={texts.game(round + 1)} options={options} />
            ))}
            <Button type="submit" name="intent" value="open" variant="outline" size="lg" pending={sent === 'open'} className="mt-2">
              {texts.open}
            </Button>
          </Form>
        </Card>
      </div>
      {guest && <p className="mt-5 text-muted">{texts.guestsWelcome}</p>}
    </Page>
  );
}
