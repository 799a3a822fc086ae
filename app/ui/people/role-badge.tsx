import { Badge } from './badge';
import { roleNames } from './texts';

/** What somebody does for the site, beside their name. */
export function RoleBadge({ role }: { role: keyof typeof roleNames }) {
  return <Badge tone="laurel">{roleNames[role]}</Badge>;
}
