import { Button } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import { Link, type LinkProps } from './Link';

/** A link within the site that looks like a button: it opens in a new tab, too, as links do. */
export function ButtonLink(
  props: ButtonProps & Pick<LinkProps, 'to' | 'children' | 'onClick' | 'aria-label' | 'aria-current'>,
) {
  return <Button component={Link} {...props} />;
}
