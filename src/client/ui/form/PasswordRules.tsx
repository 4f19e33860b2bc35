import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { type PasswordRule, passwordRules } from '../../../domain/session/password';
import { MIN_PASSWORD_LENGTH } from '../../../domain/session/passwordLength';
import classes from './Form.module.css';
import { useFormField } from './formContext';
import { words } from './passwordWords.gen';

const textOf = (key: PasswordRule['key']): string =>
  key === 'length' ? words.rules.length({ count: MIN_PASSWORD_LENGTH }) : words.rules[key];

export function PasswordRules({ name }: { name: string }) {
  const password = useFormField<string>(name).field.value;
  return (
    <ul className={classes.rules}>
      {passwordRules.map(({ key, isMet }) => {
        const met = isMet(password);
        const Icon = met ? IconCheck : IconCircleDashed;
        return (
          <li key={key} data-met={met || undefined}>
            <Icon size={16} role="img" aria-label={met ? words.met : words.open} />
            {textOf(key)}
          </li>
        );
      })}
    </ul>
  );
}
