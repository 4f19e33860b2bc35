import { array, number, object, string } from 'yup';
import { checkForm, formErrors } from './form';
import type { Problem } from './problem';

const form = object({
  name: string().trim().required('Name is required').max(5, 'Name is too long'),
  seats: number().max(8, 'Too many'),
  links: array(object({ url: string().trim().matches(/^http/, { message: 'No link', excludeEmptyString: true }) })),
});

test('a valid body is returned with its strings as the form reads them, and is otherwise unchanged', () => {
  const body = { name: ' Ann ', seats: '4', links: [{ url: ' http://a ', more: ' x ' }], other: null };
  expect(checkForm(form, body)).toEqual({ ...body, name: 'Ann', links: [{ url: 'http://a', more: ' x ' }] });
  expect(checkForm(form.partial(), {})).toEqual({});
});

test('every invalid field is listed once, under its name in the contract, with its first message', () => {
  const wrong = { name: '', seats: 9, links: [{ url: 'http://a' }, { url: 'ftp://a' }] };
  const errors = formErrors(form, wrong).map(({ path, code, message }) => [path, code, message.textIn('en')]);
  expect(errors).toEqual([
    ['name', 'required', 'Name is required'],
    ['seats', 'max', 'Too many'],
    ['links.1.url', 'matches', 'No link'],
  ]);
});

test('the errors of a nested body include its path, and the first message is also the problem’s detail', () => {
  const check = () => {
    try {
      return checkForm(form, { name: 'Annabel', seats: 9 }, 'meeting.');
    } catch (error) {
      return (error as Problem).present('en');
    }
  };
  expect(check()).toMatchObject({
    status: 400,
    detail: 'Name is too long',
    errors: [
      { path: 'meeting.name', code: 'max', message: 'Name is too long' },
      { path: 'meeting.seats', code: 'max', message: 'Too many' },
    ],
  });
});

test('an error that doesn’t come from the form is not treated as a validation error', () => {
  const broken = object({
    name: string().test('broken', () => {
      throw new TypeError('a mistake in the program');
    }),
  });
  expect(() => formErrors(broken, { name: 'x' })).toThrow(TypeError);
});
