import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { object } from 'yup';
import { emailField } from '../../../domain/forms/emailField';
import { newPasswordField, requiredText, termsField } from '../../../domain/forms/fields';
import { passTime } from '../../testing/passTime';
import { renderPage } from '../../testing/renderPage';
import { CheckboxField } from './CheckboxField';
import { Form } from './Form';
import { FormActions } from './FormActions';
import { PasswordField } from './PasswordField';
import { PasswordRules } from './PasswordRules';
import { SelectField } from './SelectField';
import { TextareaField } from './TextareaField';
import { rebase } from './rebase';
import { TextField } from './TextField';
import { fieldWords } from '../../../domain/forms/testing/fieldWords';

const schema = object({
  name: requiredText(fieldWords('Name')),
  email: emailField(),
  password: newPasswordField(),
  about: requiredText(fieldWords('Bio'), 20),
  period: requiredText(fieldWords('Period')),
  terms: termsField(),
});

/** Rejects with a plain object, as an unwrapped query does. */
async function reject(error: object): Promise<never> {
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw error;
}

const refuse = (status: number, data: object) =>
  reject({
    status,
    data: { type: 'about:blank', title: 'Problem', status, code: 'problem', detail: 'Not like this.', ...data },
  });

function show(onSubmit: (values: object) => Promise<unknown>, failure?: string) {
  return renderPage(
    <Form
      guard="short"
      initialValues={{ name: '', email: '', password: '', about: '', period: 'Week', terms: false }}
      schema={schema}
      onSubmit={onSubmit}
      aliases={{ username: 'email' }}
      failure={failure}
    >
      <TextField name="name" label="Name" />
      <TextField name="email" label="Email" />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        description={<PasswordRules name="password" />}
      />
      <TextareaField name="about" label="Bio" maximum={20} />
      <SelectField name="period" label="Period" data={['Week', 'Month']} />
      <CheckboxField name="terms" label="I agree" />
      <FormActions submit="Save" busy="Saving…" />
    </Form>,
  );
}

type Person = ReturnType<typeof show>['user'];

async function fillIn(user: Person) {
  await user.type(screen.getByLabelText('Name'), '  Anna ');
  await user.type(screen.getByLabelText('Email'), 'anna@example.com');
  await user.type(screen.getByLabelText('Password'), 'Secret123');
  await user.type(screen.getByLabelText('Bio'), 'I make pots');
  await user.selectOptions(screen.getByLabelText('Period'), 'Month');
  await user.click(screen.getByLabelText('I agree'));
}

const save = () => screen.getByRole('button', { name: /^Sav/ });

it('a form submits its values trimmed', async () => {
  const onSubmit = jest.fn().mockResolvedValue(undefined);
  const { user } = show(onSubmit);
  await fillIn(user);
  await user.click(save());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  const values = { name: 'Anna', email: 'anna@example.com', password: 'Secret123', about: 'I make pots' };
  expect(onSubmit).toHaveBeenCalledWith({ ...values, period: 'Month', terms: true });
});

it('a form validates a field when it is left, not on first typing', async () => {
  const { user } = show(jest.fn());
  await user.type(screen.getByLabelText('Email'), 'anna');
  expect(screen.queryByText('Email address is invalid')).not.toBeInTheDocument();
  await user.tab();
  expect(await screen.findByText('Email address is invalid')).toBeVisible();
  await user.type(screen.getByLabelText('Email'), '@example.com');
  await waitFor(() => expect(screen.queryByText('Email address is invalid')).not.toBeInTheDocument());
});

it('an invalid form is not submitted: each field shows why, the first one takes the focus, and all are announced', async () => {
  const onSubmit = jest.fn();
  const { user } = show(onSubmit);
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Please check the fields marked above.');
  expect(summary).toHaveTextContent('Name is required. Email is required');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Bio')).toHaveAccessibleDescription('Bio is required');
  expect(screen.getByLabelText('I agree')).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('a form delays an error while a button is pressed, so that the button does not move', async () => {
  const { user } = show(jest.fn());
  const email = screen.getByLabelText('Email');
  await user.type(email, 'anna');
  fireEvent.pointerDown(save());
  fireEvent.blur(email);
  await passTime(20);
  expect(screen.queryByText('Email address is invalid')).not.toBeInTheDocument();
  fireEvent.pointerUp(save());
  expect(await screen.findByText('Email address is invalid')).toBeVisible();
});

it('a form accepts one submission at a time, and its button stays focusable', async () => {
  let finish = () => {};
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = show(onSubmit);
  await fillIn(user);
  await user.click(save());
  expect(await screen.findByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
  expect(save()).toHaveFocus();
  await user.click(save());
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  finish();
  await screen.findByRole('button', { name: 'Save' });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it("a refused submission shows the server's messages next to their fields, until the value changes", async () => {
  const errors = [
    { path: '/username', message: 'This address can not be used.' },
    { path: '/about', message: 'Too long for us.' },
  ];
  const { user } = show(() => refuse(400, { errors }));
  await fillIn(user);
  await user.click(save());
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email).toHaveAccessibleDescription('This address can not be used.'));
  expect(email).toHaveFocus();
  expect(screen.getByLabelText('Bio')).toHaveAccessibleDescription('Too long for us.');
  expect(screen.getByRole('alert')).toHaveTextContent('Not like this.');
  expect(screen.getByLabelText('Password')).toHaveValue('Secret123');
  await user.type(email, 'x');
  await waitFor(() => expect(email).not.toHaveAccessibleDescription());
  expect(screen.getByLabelText('Bio')).toHaveAccessibleDescription('Too long for us.');
});

it('the server’s message about one field shows only there, and is announced', async () => {
  const message = 'This address can not be used.';
  const { user } = show(() => refuse(400, { detail: message, errors: [{ path: '/username', message }] }));
  await fillIn(user);
  await user.click(save());
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email).toHaveAccessibleDescription(message));
  expect(screen.getByRole('alert')).toHaveTextContent(`Please check the field marked above. ${message}`);
  expect(screen.getAllByText(message).filter((one) => !one.closest('[role=alert]'))).toHaveLength(1);
  await user.type(email, 'x');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('a refused submission shows problems without a field in the summary', async () => {
  const { user } = show(() => refuse(400, { errors: [{ path: '/inviteCode', message: 'Missing code' }] }));
  await fillIn(user);
  await user.click(save());
  expect(within(await screen.findByRole('alert')).getByText('Missing code')).toBeVisible();
});

it("a refused submission shows the screen's own message, if there is one", async () => {
  const { user } = show(() => refuse(409, {}), 'Ran into a problem');
  await fillIn(user);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Ran into a problem$/);
});

it('a submission that does not reach the server shows an error and loses nothing', async () => {
  const { user } = show(() => reject({ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }));
  await fillIn(user);
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the server.');
  expect(screen.getByLabelText('Bio')).toHaveValue('I make pots');
});

it('a new password shows its four rules, and which ones are met', async () => {
  const { user } = show(jest.fn());
  const met = () => screen.getAllByRole('img', { name: 'done' }).map((icon) => icon.parentElement?.textContent);
  expect(screen.getAllByRole('img', { name: 'still missing' })).toHaveLength(4);
  await user.type(screen.getByLabelText('Password'), 'abc1');
  expect(met()).toEqual(['A number', 'A lowercase letter']);
  await user.type(screen.getByLabelText('Password'), 'DEFG');
  expect(met()).toHaveLength(4);
});

it('a new password can be revealed, also by keyboard', async () => {
  const { user } = show(jest.fn());
  await user.type(screen.getByLabelText('Password'), 'abc');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeVisible();
});

it('a password can be revealed without leaving the field', async () => {
  const { user } = show(jest.fn());
  const field = screen.getByLabelText('Password');
  await user.type(field, 'Secret');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveFocus();
  await user.keyboard('123');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('Secret123');
});

it('long text shows its length, and stays even if it is too long', async () => {
  const { user } = show(jest.fn());
  await user.click(screen.getByLabelText('Bio'));
  await user.paste('x'.repeat(25));
  expect(screen.getByText('25 / 20')).toBeVisible();
  await user.tab();
  expect(await screen.findByText('Bio must be 20 characters or fewer')).toBeVisible();
  expect(screen.getByLabelText('Bio')).toHaveValue('x'.repeat(25));
});

it('length is counted as the limit counts it: an emoji is one character, as is a letter with its accent', async () => {
  const { user } = show(jest.fn());
  await user.click(screen.getByLabelText('Bio'));
  await user.paste('👍'.repeat(15) + 'e\u0301'.repeat(5));
  expect(screen.getByText('20 / 20')).toBeVisible();
  await user.tab();
  expect(screen.queryByText('Bio must be 20 characters or fewer')).not.toBeInTheDocument();
});

describe('a form whose values other people have changed', () => {
  const names = object({ name: requiredText(fieldWords('Name')), about: requiredText(fieldWords('Bio'), 20) });
  const opened = { name: 'Anna', about: 'Pots' };
  const changed = () => refuse(409, { code: 'changed_meanwhile', detail: 'This was changed elsewhere.' });

  function edit(onSubmit: (values: object) => Promise<unknown>, theirs: typeof opened, schema = names) {
    return renderPage(
      <Form
        guard="short"
        initialValues={opened}
        schema={schema}
        onSubmit={onSubmit}
        latest={(before, mine, options) => Promise.resolve(rebase(before, mine, theirs, options))}
      >
        <TextField name="name" label="Name" />
        <TextareaField name="about" label="Bio" maximum={20} />
        <FormActions submit="Save" />
      </Form>,
    );
  }

  it('saves with their changes if they changed other fields', async () => {
    const onSubmit = jest.fn().mockImplementationOnce(changed).mockResolvedValue(undefined);
    const { user } = edit(onSubmit, { ...opened, about: 'Bowls' });
    await user.type(screen.getByLabelText('Name'), 'bel');
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ name: 'Annabel', about: 'Bowls' }));
    expect(screen.getByLabelText('Bio')).toHaveValue('Bowls');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows their value of a typed field, and replaces it on the next save', async () => {
    const onSubmit = jest.fn().mockImplementationOnce(changed).mockResolvedValue(undefined);
    const { user } = edit(onSubmit, { name: 'Annika', about: 'Bowls' });
    await user.type(screen.getByLabelText('Name'), 'bel');
    await user.click(save());
    await screen.findByText(/Changed in the meantime to ‘Annika’/);
    expect(screen.getByRole('alert')).toHaveTextContent('This was changed elsewhere.');
    expect(screen.getByLabelText('Name')).toHaveValue('Annabel');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await user.click(save());
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ name: 'Annabel', about: 'Bowls' }));
  });

  it('resubmits automatically only once', async () => {
    const onSubmit = jest.fn().mockImplementation(changed);
    const { user } = edit(onSubmit, { ...opened, about: 'Bowls' });
    await user.type(screen.getByLabelText('Name'), 'bel');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('This was changed elsewhere.');
    expect(screen.getByLabelText('Name')).toHaveValue('Annabel');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('is not resubmitted if their changes and the typed values are invalid in combination', async () => {
    const onSubmit = jest.fn().mockImplementation(changed);
    const { user } = edit(onSubmit, { ...opened, about: 'Far more than twenty characters' });
    await user.type(screen.getByLabelText('Name'), 'bel');
    await user.click(save());
    expect(await screen.findByText('Bio must be 20 characters or fewer')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This was changed elsewhere.');
    expect(screen.getByLabelText('Name')).toHaveValue('Annabel');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('shows an error of the combined values even if a field is left while the form is submitting', async () => {
    let leave = () => {};
    const about = requiredText(fieldWords('Bio'), 20).test('left meanwhile', '', (text) => {
      if (text === opened.about) return true;
      const act = leave;
      leave = () => {};
      act();
      return true;
    });
    const onSubmit = jest.fn().mockImplementation(changed);
    const theirs = { ...opened, about: 'Far more than twenty characters' };
    const { user } = edit(onSubmit, theirs, names.shape({ about }));
    await user.type(screen.getByLabelText('Name'), 'bel');
    fireEvent.pointerDown(save());
    fireEvent.blur(screen.getByLabelText('Name'));
    const timer = jest.spyOn(window, 'setTimeout').mockImplementationOnce((delayed) => {
      leave = delayed;
      return 0 as unknown as ReturnType<typeof setTimeout>;
    });
    fireEvent.pointerUp(save());
    timer.mockRestore();
    fireEvent.click(save());
    expect(await screen.findByText('Bio must be 20 characters or fewer')).toBeVisible();
  });
});
