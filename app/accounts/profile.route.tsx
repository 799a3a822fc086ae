import { useNavigation } from 'react-router';
import { passHeaders } from '~/platform/submit-form.server';
import { progressServiceContext } from '~/progress/progress.context.server';
import { Avatar } from '~/ui/avatar';
import { Badge } from '~/ui/badge';
import { Page } from '~/ui/page';
import { Tab, TabList, TabPanel, Tabs } from '~/ui/tabs';
import type { Route } from './+types/profile.route';
import { AccountActions } from './account-actions';
import { accountsContext } from './accounts.context.server';
import { ChangePassword } from './change-password';
import { profileAction } from './profile-action.server';
import { ProfileForm } from './profile-form';
import { requirePlayer } from './viewer.server';

export const headers = passHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'My Profile | Quillarena' }, { name: 'robots', content: 'noindex' }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const player = requirePlayer(context, url);
  const { name, email, bio, memberSince } = await context.get(accountsContext).ownProfile(player.id);
  const { xp, level, storiesPublished } = await context.get(progressServiceContext).progressOf(player.id);
  return {
    name,
    email,
    bio,
    memberSince,
    xp,
    level,
    storiesPublished,
    tab: url.searchParams.get('tab') === 'settings' ? 'settings' : 'profile',
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  return profileAction({ request, formData: await request.formData(), player: requirePlayer(context, url), context });
}

const counted = (count: number, one: string, many: string) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { name, memberSince, xp, level, storiesPublished } = loaderData;
  const busy = useNavigation().formData?.get('intent');
  return (
    <Page width="text">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={name} size={72} />
        <div className="min-w-0 flex-[1_1_14rem]">
          <h1 className="display text-3xl wrap-anywhere">{name}</h1>
          <p className="mt-1 text-muted">Member since {memberSince}</p>
        </div>
        <p className="flex flex-wrap gap-2">
          <Badge tone="gold">{counted(xp, 'XP', 'XP')}</Badge>
          <Badge>Level {level}</Badge>
          <Badge>{counted(storiesPublished, 'Story', 'Stories')}</Badge>
        </p>
      </header>
      <Tabs defaultValue={loaderData.tab} className="mt-8">
        <TabList aria-label="Your account">
          <Tab value="profile">Profile</Tab>
          <Tab value="settings">Settings</Tab>
        </TabList>
        <TabPanel value="profile">
          <ProfileForm own={loaderData} reply={actionData?.intent === 'profile' ? actionData : undefined} busy={busy === 'profile'} />
        </TabPanel>
        <TabPanel value="settings" className="flex flex-col gap-6">
          <ChangePassword reply={actionData?.intent === 'password' ? actionData : undefined} busy={busy === 'password'} />
          <AccountActions />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
