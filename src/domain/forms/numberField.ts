import { number } from 'yup';
import { toWesternDigits } from '../text/westernDigits';

export const numberField = () =>
  number().transform((value: number, original: unknown) => {
    if (typeof original !== 'string' || !Number.isNaN(value)) return value;
    const digits = toWesternDigits(original).replace(/\s/gu, '');
    return digits === '' ? NaN : Number(digits);
  });
