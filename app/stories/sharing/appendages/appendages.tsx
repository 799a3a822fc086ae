import { TextLink } from '~/ui/actions/text-link';
import { StoryEntry } from '../story-entry';
import { appendagesTexts as texts } from './appendages-texts';
import type { Branch } from './story-tree';

/** What grew from what: this story between the one that it continues and its appendages. @param more where the others are. */
export default function Appendages({ tree, more }: { tree: Branch; more?: string | undefined }) {
  return (
    <section aria-labelledby="appendages">
      <h2 id="appendages" className="display text-2xl">
        {texts.title}
      </h2>
      <StoryBranches of={[tree]} />
      {more && <TextLink to={more}>{texts.more}</TextLink>}
    </section>
  );
}

function StoryBranches({ of }: { of: readonly Branch[] }) {
  return (
    <ul className="branches">
      {of.map(({ here, grown, ...story }) => (
        <li key={story.id}>
          {here ? <b aria-current="page">{story.title}</b> : <StoryEntry story={story} />}
          {grown && <StoryBranches of={grown} />}
        </li>
      ))}
    </ul>
  );
}
