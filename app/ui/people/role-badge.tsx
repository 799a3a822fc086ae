import { Badge } from './badge';
import { roleNames } from './texts';

export interface RoleBadgeProps {
  role: keyof typeof roleNames;
}

/** What a person is here, beside their name. */
export function RoleBadge({ role }: RoleBadgeProps) {
  return <Badge tone={role === 'author' ? 'gold' : 'laurel'}>{roleNames[role]}</Badge>;
}
