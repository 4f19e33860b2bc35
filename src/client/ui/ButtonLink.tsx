import { Button } from '@mantine/core';
import type { ButtonProps } from '@mantine/core';
import { Link, type LinkProps } from './Link';

export function ButtonLink(
  props: ButtonProps &
    Pick<LinkProps, 'to' | 'state' | 'isWayBack' | 'children' | 'onClick' | 'aria-label' | 'aria-current'>,
) {
  return <Button component={Link} {...props} />;
}
