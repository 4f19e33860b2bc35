import { languageField } from '../forms/languageField';
import { knownEmailField } from '../forms/knownEmailField';
import { sentCodeField } from '../session/requests';
import { changeEmailSchema, profileSchema } from './forms';

export const profileUpdateSchema = profileSchema()
  .shape({ emailAddress: knownEmailField(), language: languageField() })
  .partial();

export const changeEmailRequestSchema = changeEmailSchema().shape({ code: sentCodeField() });
