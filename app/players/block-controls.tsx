import { Form, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Reveal } from '~/ui/actions/reveal';
import { Select } from '~/ui/fields/select';
import { FormError } from '~/ui/states/form-error';
import { Notice } from '~/ui/states/notice';
import type { OwnNames } from './own-names.server';
import type { PlayerData } from './player-data.server';
import { playerTexts as texts } from './texts';

/** That the reader mutes or blocks this player, with the way back. */
export function BlockNotice({ player: { name, blocked } }: { player: PlayerData }) {
  if (!blocked) return null;
  const label = blocked === 'mute' ? texts.unmute : texts.unblock;
  return (
    <Notice
      tone="info"
      className="mb-8"
      title={blocked === 'mute' ? texts.muted : texts.blocked}
      actions={
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="unblock" variant="outline" size="sm">
            {label}
            <span className="sr-only"> {name}</span>
          </Button>
        </Form>
      }
    >
      {texts.notTold}
    </Notice>
  );
}

interface BlockControlsProps {
  player: PlayerData;
  /** The reader's own names, where they have pen names. */
  names: OwnNames | undefined;
  error: string | undefined;
}

/** Mutes or blocks this player, with what each means; works without script. */
export function BlockControls({ player: { name, blocked }, names, error }: BlockControlsProps) {
  const intent = useNavigation().formData?.get('intent');
  const choices = [
    { kind: 'mute', label: texts.mute, text: texts.muteMeans },
    { kind: 'block', label: texts.block, text: texts.blockMeans },
  ].filter(({ kind }) => kind !== blocked);
  return (
    <Reveal label={blocked ? texts.change : texts.muteOrBlock} variant="quiet" size="sm" open={error !== undefined}>
      <Form method="post" preventScrollReset className="grid gap-4">
        {choices.map(({ kind, label, text }) => (
          <div key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button type="submit" name="intent" value={kind} variant="outline" size="sm" pending={intent === kind}>
              {label}
              <span className="sr-only"> {name}</span>
            </Button>
            <p className="min-w-0 flex-[1_1_16rem] text-muted">{text}</p>
          </div>
        ))}
        {names && (
          <div className="grid gap-2">
            <Select
              label={texts.blockAs}
              name="as"
              defaultValue={names.met}
              options={names.names.map((own) => ({ value: own.id, label: own.name }))}
              className="flex-wrap gap-y-1"
            />
            <p className="text-sm text-muted">{texts.blockAsMeans}</p>
          </div>
        )}
        <p className="text-sm text-muted">{texts.notTold}</p>
        <FormError>{error}</FormError>
      </Form>
    </Reveal>
  );
}
