import { emailField } from '../forms/emailField';
import { profileSchema } from './forms';

/** What is changed of a profile. */
export const profileUpdateSchema = profileSchema.shape({ emailAddress: emailField() }).partial();
