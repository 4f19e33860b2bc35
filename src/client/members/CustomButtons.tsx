import { Button } from '@mantine/core';
import { isHttpLink } from '../../domain/links';
import type { CustomButton } from '../../contract/entities.gen';
import classes from './PodPicker.module.css';

/** The links a membership puts on its sign-up page. They open beside the form, so that what was typed stays. */
export function CustomButtons({ buttons }: { buttons: readonly CustomButton[] }) {
  return buttons
    .filter(({ url }) => isHttpLink(url))
    .map(({ label, url, formLabel }) => (
      <div key={`${label} ${url}`} className={classes.custom}>
        {formLabel && <p className={classes.hint}>{formLabel}</p>}
        <Button component="a" href={url} target="_blank" rel="noreferrer" variant="default">
          {label}
        </Button>
      </div>
    ));
}
