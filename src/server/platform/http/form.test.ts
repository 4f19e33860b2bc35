import { array, number, object, string } from 'yup';
import { checkForm, formErrors } from './form';

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
  expect(formErrors(form, wrong)).toEqual([
    { path: 'name', code: 'required', message: 'Name is required' },
    { path: 'seats', code: 'max', message: 'Too many' },
    { path: 'links.1.url', code: 'matches', message: 'No link' },
  ]);
});

test('the errors of a nested body include its path, and the first message is also the problem’s detail', () => {
  const check = () => checkForm(form, { name: 'Annabel', seats: 9 }, 'meeting.');
  expect(check).toThrow(
    expect.objectContaining({
      status: 400,
      detail: 'Name is too long',
      errors: [
        { path: 'meeting.name', code: 'max', message: 'Name is too long' },
        { path: 'meeting.seats', code: 'max', message: 'Too many' },
      ],
    }) as Error,
  );
});

test('an error that doesn’t come from the form is not treated as a validation error', () => {
  const broken = object({
    name: string().test('broken', () => {
      throw new TypeError('a mistake in the program');
    }),
  });
  expect(() => formErrors(broken, { name: 'x' })).toThrow(TypeError);
});
