import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { passwordRules } from '../../../domain/session/password';
import classes from './Form.module.css';
import { useFormField } from './formContext';

const words = {
  passwordRuleMet: 'done',
  passwordRuleOpen: 'still missing',
};

export function PasswordRules({ name }: { name: string }) {
  const password = useFormField<string>(name).field.value;
  return (
    <ul className={classes.rules}>
      {passwordRules.map(({ key, text, isMet }) => {
        const met = isMet(password);
        const Icon = met ? IconCheck : IconCircleDashed;
        return (
          <li key={key} data-met={met || undefined}>
            <Icon size={16} role="img" aria-label={met ? words.passwordRuleMet : words.passwordRuleOpen} />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
