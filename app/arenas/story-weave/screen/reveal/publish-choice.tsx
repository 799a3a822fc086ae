import { Button } from '~/ui/actions/button';
import type { PublishView } from '../../protocol/room.contract';
import { revealTexts } from './reveal-texts';

const { publishing: texts } = revealTexts;

interface PublishChoiceProps {
  publishing: PublishView;
  onChoose(publish: boolean, named: boolean): void;
}

/** Whether the story of a private room goes to the library: each person who wrote it says yes or no, and can change their mind. */
export function PublishChoice({ publishing: { own, yes, of, isListed }, onChoose }: PublishChoiceProps) {
  return (
    <section id="publish" aria-labelledby="publish-title" className="scroll-mt-6">
      <h3 id="publish-title" className="font-semibold">
        {texts.title}
      </h3>
      <p className="mt-1 text-sm text-muted">{isListed ? texts.listed : texts.text}</p>
      {!isListed && (
        <p role="status" className="mt-1 text-sm">
          {[own === true ? texts.saidYes : own === false ? texts.saidNo : '', texts.count(yes, of)].filter(Boolean).join(' ')}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {!isListed && own !== true && (
          <>
            <Button size="sm" variant="outline" onClick={() => onChoose(true, true)}>
              {texts.yes}
            </Button>
            <Button size="sm" variant="outline" onClick={() => onChoose(true, false)}>
              {texts.nameless}
            </Button>
          </>
        )}
        {(isListed || own !== false) && (
          <Button size="sm" variant="outline" onClick={() => onChoose(false, true)}>
            {isListed ? texts.takeBack : texts.no}
          </Button>
        )}
      </div>
    </section>
  );
}
