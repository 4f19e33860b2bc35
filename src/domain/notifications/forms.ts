import { object, string } from 'yup';
import { frequenciesOf, NOTIFICATION_SETTING_TYPES } from './settings';

export const notificationSettingSchema = object({
  type: string().oneOf(NOTIFICATION_SETTING_TYPES).required(),
  frequency: string().test('ofType', function takes(value) {
    if (value === undefined) return true;
    const { type } = this.parent as { type: string };
    const known = frequenciesOf(type);
    return known.includes(value) || this.createError({ message: `Frequency must be one of ${known.join(', ')}` });
  }),
});
