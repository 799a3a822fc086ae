import { startTransition, useOptimistic, useState } from 'react';
import { contentRatings } from '~/stories/content-rating/content-rating';
import { Button } from '~/ui/actions/button';
import { ConfirmButton } from '~/ui/actions/confirm-button';
import { Select } from '~/ui/fields/select';
import { Card } from '~/ui/layout/card';
import type { LiveRoom } from '../../client/room/use-room';
import {
  MOST_SEATS,
  type RoomSettingView,
  type RoomTable,
  roundChoices,
  secondChoices,
  type WaitingChoice,
} from '../../protocol/room-setting.contract';
import { FEWEST_FOLDERS, MOST_AI_FOLDERS } from '../../rules/fold/fold';
import { usualNote } from '../../rules/note';
import { formatNames } from '../room-texts';
import { settingLine, waitingTexts } from './waiting-texts';

const { options: texts } = waitingTexts;
const formats = ['turns', 'battle', 'fold'] as const;
const FEWEST_SEATS = 2;
const seatChoices = Array.from({ length: MOST_SEATS - FEWEST_SEATS + 1 }, (_none, more) => FEWEST_SEATS + more);

/** What kind of game begins, in a line; whoever has the Start can change it until then, and close the room. */
export function GameChoices({ room, leads }: { room: LiveRoom; leads: boolean }) {
  const [open, setOpen] = useState(false);
  const { setting } = room.view;
  return (
    <Card as="section" aria-labelledby="game">
      <div className="flex items-center justify-between gap-3">
        <h2 id="game" className="display text-xl">
          {waitingTexts.setting}
        </h2>
        {leads && (
          <Button size="sm" variant="quiet" aria-expanded={open} aria-controls="game-choices" onClick={() => setOpen(!open)}>
            {waitingTexts.change}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-muted">
        {settingLine(room.view)}
      </p>
      {leads && open && (
        <div id="game-choices" className="mt-4 flex flex-col gap-3">
          <Choices room={room} setting={setting} />
          <ConfirmButton
            size="sm"
            variant="quiet"
            className="-ml-3 self-start"
            question={waitingTexts.closeQuestion}
            onConfirm={() => void room.call('close', {})}
          >
            {waitingTexts.closeRoom}
          </ConfirmButton>
        </div>
      )}
    </Card>
  );
}

interface SeatChoiceProps {
  table: RoomTable;
  fewest: number;
  onChoose(change: Partial<RoomTable>): void;
}

/** How many people a game is for. */
function SeatChoice({ table, fewest, onChoose }: SeatChoiceProps) {
  return (
    <Select
      stacked
      label={texts.seats}
      value={String(table.seats)}
      options={seatChoices.filter((count) => count >= fewest).map((count) => ({ value: String(count), label: String(count) }))}
      onChange={({ target }) => onChoose({ seats: Number(target.value) })}
    />
  );
}

/** How many people a game of battle rounds is for, and how long it is. */
function TableChoices({ table, onChoose }: { table: RoomTable; onChoose(change: Partial<RoomTable>): void }) {
  return (
    <div className="grid w-full grid-cols-2 gap-3">
      <SeatChoice table={table} fewest={FEWEST_SEATS} onChoose={onChoose} />
      <Select
        stacked
        label={texts.rounds}
        value={String(table.rounds)}
        options={roundChoices.map((count) => ({ value: String(count), label: count === null ? texts.usualRounds : String(count) }))}
        onChange={({ target }) => onChoose({ rounds: roundChoices.find((count) => String(count) === target.value) ?? null })}
      />
      <Select
        stacked
        className="col-span-2"
        label={texts.seconds}
        value={String(table.seconds)}
        options={secondChoices.map((count) => ({ value: String(count), label: texts.secondsToWrite(count) }))}
        onChange={({ target }) => onChoose({ seconds: secondChoices.find((count) => String(count) === target.value) ?? table.seconds })}
      />
      <Select
        stacked
        className="col-span-2"
        label={texts.picks}
        value={table.showsPicks ? 'shown' : 'secret'}
        options={[
          { value: 'secret', label: texts.secret },
          { value: 'shown', label: texts.shown },
        ]}
        onChange={({ target }) => onChoose({ showsPicks: target.value === 'shown' })}
      />
    </div>
  );
}

function Choices({ room, setting }: { room: LiveRoom; setting: RoomSettingView }) {
  // What was just chosen, before the server has said so: the next choice is made beside it, not in its place.
  const [chosen, setChosen] = useOptimistic(setting);
  const { note } = room.view;
  const [writers, setWriters] = useOptimistic(setting.aiWriters ? note.writers : 0);
  const { isPrivate, aiWriters, moreTime, rating, table } = chosen;
  const format = formats.find((one) => one === chosen.format) ?? 'turns';
  const choose = (change: Partial<WaitingChoice>) =>
    startTransition(async () => {
      const choice = { format, isPrivate, aiWriters, moreTime, rating, table, ...change };
      setChosen({ ...chosen, ...choice });
      await room.call('choose', { setting: choice });
    });
  const mostWriters = format === 'fold' ? MOST_AI_FOLDERS : usualNote.writers;
  const fill = (next: number) =>
    startTransition(async () => {
      setWriters(next);
      setChosen({ ...chosen, aiWriters: next > 0 });
      await room.call('note', { note: { ...note, writers: next } });
    });
  return (
    <>
      <Select
        stacked
        label={texts.format}
        value={format}
        options={[
          { value: 'turns', label: formatNames.turns },
          { value: 'battle', label: formatNames.battle },
          { value: 'fold', label: formatNames.fold },
        ]}
        onChange={({ target }) => choose({ format: formats.find((one) => one === target.value) ?? 'turns' })}
      />
      {format === 'fold' && (
        <SeatChoice table={table} fewest={FEWEST_FOLDERS} onChoose={(change) => choose({ table: { ...table, ...change } })} />
      )}
      {format === 'battle' && <TableChoices table={table} onChoose={(change) => choose({ table: { ...table, ...change } })} />}
      <Select
        stacked
        label={texts.company}
        value={String(Math.min(writers, mostWriters))}
        options={Array.from({ length: mostWriters + 1 }, (_, count) => String(count)).map((value) => ({
          value,
          label: value === '0' ? texts.people : texts.ai(Number(value)),
        }))}
        onChange={({ target }) => fill(Number(target.value))}
      />
      <Select
        stacked
        label={texts.access}
        value={isPrivate ? 'private' : 'public'}
        options={[
          { value: 'private', label: texts.private },
          { value: 'public', label: texts.public },
        ]}
        onChange={({ target }) => choose({ isPrivate: target.value === 'private' })}
      />
      <Select
        stacked
        label={texts.rating}
        value={rating}
        options={[
          { value: 'general', label: contentRatings.general.label },
          { value: 'teen', label: contentRatings.teen.label },
        ]}
        onChange={({ target }) => choose({ rating: target.value === 'teen' ? 'teen' : 'general' })}
      />
      {isPrivate && (
        <Select
          stacked
          label={texts.time}
          value={moreTime ? 'more' : 'usual'}
          options={[
            { value: 'usual', label: texts.usual },
            { value: 'more', label: texts.more },
          ]}
          onChange={({ target }) => choose({ moreTime: target.value === 'more' })}
        />
      )}
    </>
  );
}
