import { DirectionContext, Menu, type MenuProps } from '@mantine/core';
import { isRightToLeft } from '../../../domain/text/directions';
import { LANGUAGE } from '../language';

/** That of the page, which never changes. */
const direction = {
  dir: isRightToLeft(LANGUAGE) ? ('rtl' as const) : ('ltr' as const),
  toggleDirection: () => undefined,
  setDirection: () => undefined,
};

/** Opens on the side where the page's lines begin or end, as its position says. */
export function DirectedMenu(props: MenuProps) {
  return (
    <DirectionContext value={direction}>
      <Menu {...props} />
    </DirectionContext>
  );
}
