import type { CustomButton } from '../../../contract/entities.gen';
import { isHttpLink } from '../../../domain/links';
import { ExternalButton } from '../../ui/ExternalButton';
import { Section } from '../../ui/pages/Section';
import classes from './CustomButtons.module.css';

interface CustomButtonsProps {
  buttons: readonly CustomButton[];
  title?: string;
}

/** In a new tab, so that the page keeps what was typed (rule memberships.customButtons). */
export function CustomButtons({ buttons, title }: CustomButtonsProps) {
  const links = buttons.filter(({ url }) => isHttpLink(url));
  if (links.length === 0) return null;
  const rows = links.map(({ label, url, formLabel }) => (
    <div key={`${label} ${url}`} className={classes.row}>
      {formLabel && <span className={classes.text}>{formLabel}</span>}
      <ExternalButton href={url} variant="default">
        {label}
      </ExternalButton>
    </div>
  ));
  return title ? <Section title={title}>{rows}</Section> : rows;
}
