import { type PersonalData, personalTable } from '~/platform/feature/personal-data';

/** What a player was told and wishes to be told; all of it goes with them. What others were told of them loses their name. */
export const noticesPersonalData: PersonalData = {
  tables: [
    personalTable('notice', {
      person: 'player_id',
      file: 'notifications',
      columns: ['id', 'kind', 'story_id', 'detail', 'params', 'count', 'xp', 'changed_at', 'read_at', 'mailed_at', 'pushed_at'],
      key: 'id',
    }),
    personalTable('notice', { person: 'actor_id', file: 'notifications-to-others', columns: ['id', 'kind', 'changed_at'], key: 'id' }),
    personalTable('notice_setting', {
      person: 'player_id',
      file: 'notification-settings',
      columns: [
        ...(['player_id', 'deliveries', 'weekly_mail', 'mailed_at', 'daily_mailed_at'] as const),
        ...(['time_zone', 'quiet_from', 'quiet_to', 'not_pushed', 'push_words'] as const),
      ],
      key: 'player_id',
    }),
    // Not the address and the keys: with them, others could send to the device.
    personalTable('push_device', {
      person: 'player_id',
      file: 'notified-devices',
      columns: ['id', 'name', 'created_at', 'pushed_at'],
      key: 'id',
    }),
    personalTable('notice_fan_out', {
      person: 'actor_id',
      file: 'news-on-its-way',
      columns: ['id', 'kind', 'story_id', 'created_at'],
      key: 'id',
    }),
    personalTable('story_follow', { person: 'player_id', file: 'followed-stories', columns: ['story_id', 'created_at'], key: 'story_id' }),
  ],
};
