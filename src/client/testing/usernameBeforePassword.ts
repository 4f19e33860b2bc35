/**
 * The field directly before the first password field, which password managers take for the username and which must be
 * marked as such.
 */
export function usernameBeforePassword(container: HTMLElement): Element | undefined {
  const inputs = [...container.querySelectorAll('input')];
  const field = inputs[inputs.findIndex(({ type }) => type === 'password') - 1];
  expect(field).toHaveAttribute('autocomplete', 'username');
  return field;
}
