import { Form, href, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import { Moment } from '~/ui/text/moment';
import { answers } from '../../rules/evenings';
import type { CircleView } from '../../server/circle-page.server';
import { texts as allTexts } from '../../texts';

const texts = allTexts.page;

/** The next evening and who comes; its room once that is open; the fold that goes round instead. */
export function Evening({ circle }: { circle: CircleView }) {
  const { evening, fold, isHost } = circle;
  return (
    <div className="flex flex-col gap-6">
      {fold.length > 0 && (
        <Card as="section" aria-labelledby="fold">
          <h2 id="fold" className="display text-2xl">
            {texts.foldNow}
          </h2>
          <p className="mt-1 text-muted">{texts.foldHint}</p>
          <ul className="mt-5 flex flex-col gap-4">
            {fold.map(({ roomId, prompt, yours }) => (
              <li key={roomId} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <p dir="auto" id={roomId} className="min-w-0 flex-[1_1_16rem] font-prose wrap-anywhere">
                  {prompt}
                </p>
                <ButtonLink
                  to={href('/storyweave/slow/:roomId', { roomId })}
                  variant={yours ? undefined : 'outline'}
                  size="sm"
                  aria-describedby={roomId}
                >
                  {yours ? texts.yourTurn : texts.toStory}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {evening && !evening.folds && <Next evening={evening} />}
      {!evening && <p className="text-muted">{isHost ? texts.noTimeHost : texts.noTime}</p>}
    </div>
  );
}

function Next({ evening }: { evening: NonNullable<CircleView['evening']> }) {
  const navigation = useNavigation();
  const sent = navigation.formData?.get('intent');
  const { id, startsAt, open, own, coming } = evening;
  return (
    <Card as="section" aria-labelledby="evening">
      <h2 id="evening" className="display text-2xl">
        {open ? texts.openNow : texts.next}
      </h2>
      <p className="mt-1 text-lg">
        <Moment at={startsAt} />
      </p>
      {open && (
        <>
          <p className="mt-1 text-muted">{texts.openHint}</p>
          <Form method="post" className="mt-4">
            <input type="hidden" name="evening" value={id} />
            <Button type="submit" name="intent" value="sit" pending={sent === 'sit'}>
              {texts.sit}
            </Button>
          </Form>
        </>
      )}
      <Form method="post" preventScrollReset className="mt-5">
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="evening" value={id} />
        <fieldset>
          <legend className="mb-2 text-sm font-semibold text-muted">
            {texts.comes} {texts.coming(coming)}
          </legend>
          <div className="flex flex-wrap gap-2">
            {answers.map((answer) => (
              <Button
                key={answer}
                type="submit"
                name="answer"
                value={answer}
                variant={own === null && answer === 'yes' && !open ? undefined : 'outline'}
                aria-pressed={own === answer}
                className={own === answer ? 'border-gold text-gold' : undefined}
              >
                {texts.answers[answer]}
              </Button>
            ))}
          </div>
        </fieldset>
      </Form>
      {!evening.meets && !open && <p className="mt-4 text-sm text-muted">{texts.tooFew}</p>}
    </Card>
  );
}
