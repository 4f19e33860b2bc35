/** Password managers take the field directly before the first password field as the username. */
export function usernameBeforePassword(container: HTMLElement): Element | undefined {
  const inputs = [...container.querySelectorAll('input')];
  const field = inputs[inputs.findIndex(({ type }) => type === 'password') - 1];
  expect(field).toHaveAttribute('autocomplete', 'username');
  return field;
}
