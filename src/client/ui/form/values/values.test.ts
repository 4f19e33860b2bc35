import { getIn, setIn } from 'formik';
import clone from './clone';
import cloneDeep from './cloneDeep';
import isPlainObject from './isPlainObject';
import toPath from './toPath';

// Beside the library's own, which stand aside in the client (webpack.config.js).
const theirs = jest.requireActual<Record<string, (value: unknown) => unknown>>('lodash');

class Zone {
  constructor(readonly name: string) {}
}

const values = {
  nothing: undefined,
  none: null,
  text: 'Maya',
  number: 0,
  list: [1, { day: 'Monday' }, ['a']],
  object: { email: 'maya@example.com', accepted: false, days: [{ time: '9:30', zone: undefined }] },
  bare: Object.assign(Object.create(null) as object, { key: 1 }),
  instance: new Zone('Europe/London'),
};

it.each(Object.entries(values))('%s is copied and told apart as the library does', (_, value) => {
  expect(clone(value)).toEqual(theirs.clone?.(value));
  expect(cloneDeep(value)).toEqual(theirs.cloneDeep?.(value));
  expect(isPlainObject(value)).toBe(theirs.isPlainObject?.(value));
});

it('a copy shares its parts, a deep one only what is of a class', () => {
  const { object, instance } = values;
  expect(clone(object)).not.toBe(object);
  expect(clone(object).days).toBe(object.days);
  expect(cloneDeep(object).days[0]).not.toBe(object.days[0]);
  expect(clone(instance)).toBeInstanceOf(Zone);
  const file = new File(['a'], 'logo.png');
  expect(cloneDeep({ file }).file).toBe(file);
});

it.each(['email', 'days[0].time', 'days.0.time', 'settings.0.value', 'a[b][c]', ''])('%s leads as it does', (path) =>
  expect(toPath(path)).toEqual(theirs.toPath?.(path)),
);

it('forms work with these', () => {
  expect(toPath(['days', 0])).toEqual(['days', '0']);
  const changed = setIn(values.object, 'days[0].time', '10:00') as typeof values.object;
  expect(getIn(changed, 'days.0.time')).toBe('10:00');
  expect(values.object.days[0]?.time).toBe('9:30');
});
