import { notificationSettingSchema } from './forms';
import { NOTIFICATION_FREQUENCIES, NOTIFICATION_SETTING_TYPES, SETTING_FREQUENCIES } from './settings';

const takes = (type: unknown, frequency: unknown) => notificationSettingSchema.isValidSync({ type, frequency });

test.each(NOTIFICATION_SETTING_TYPES)('%s takes what belongs to it, and nothing else', (type) => {
  expect(NOTIFICATION_FREQUENCIES.filter((one) => takes(type, one)).sort()).toEqual(
    [...SETTING_FREQUENCIES[type]].sort(),
  );
});

test.each([undefined, null, '', 'toString', 'OTHER'])('what is no type, like %p, takes nothing', (type) => {
  expect(NOTIFICATION_FREQUENCIES.filter((one) => takes(type, one))).toEqual([]);
});
