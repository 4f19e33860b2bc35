/* Generated from signUpWords.en.json by `npm run words:generate`. Never edited by hand. */
import { number } from '../../../domain/text/messages';

export const words = {
  agree: "I agree to the termsterms/terms",
  email: "Email",
  password: "Password",
  confirmPassword: "Retype password",
  firstName: "First name",
  lastName: "Last name",
  age: (d: { age: number }) => "I’m at least " + number('en', d.age) + " years old",
};
