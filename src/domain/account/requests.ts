import { knownEmailField } from '../forms/emailField';
import { sentCodeField } from '../session/requests';
import { changeEmailSchema, profileSchema } from './forms';

/** Profile fields to update. */
export const profileUpdateSchema = profileSchema().shape({ emailAddress: knownEmailField() }).partial();

/** The change as a request, with the optional code. */
export const changeEmailRequestSchema = changeEmailSchema().shape({ code: sentCodeField() });
