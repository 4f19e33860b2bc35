import { notificationSettingSchema } from './forms';
import { NOTIFICATION_FREQUENCIES, NOTIFICATION_SETTING_TYPES, SETTING_FREQUENCIES } from './settings';

const takes = (type: unknown, frequency: unknown) => notificationSettingSchema.isValidSync({ type, frequency });

test.each(NOTIFICATION_SETTING_TYPES)('%s allows only its own frequencies', (type) => {
  expect(NOTIFICATION_FREQUENCIES.filter((one) => takes(type, one)).sort()).toEqual(
    [...SETTING_FREQUENCIES[type]].sort(),
  );
});

test.each([undefined, null, '', 'toString', 'OTHER'])('an unknown type such as %p allows no frequency', (type) => {
  expect(NOTIFICATION_FREQUENCIES.filter((one) => takes(type, one))).toEqual([]);
});

it('a setting may be requested without a frequency, and an invalid frequency is refused with a list of the valid ones', () => {
  expect(takes('STEP_REMINDER', undefined)).toBe(true);
  const wrong = { type: 'STEP_REMINDER', frequency: 'HOURLY' };
  expect(() => notificationSettingSchema.validateSync(wrong)).toThrow('Frequency must be one of ON, OFF');
});
