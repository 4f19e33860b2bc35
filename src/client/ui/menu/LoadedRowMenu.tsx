import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { DirectedMenu } from './DirectedMenu';
import { useState } from 'react';
import { Link } from '../Link';
import type { RowAct, RowMenuProps } from './rowActs';
import { RowMenuButton } from './RowMenuButton';
import { useOpenedMenu } from './useOpenedMenu';

export function LoadedRowMenu({ label, acts }: RowMenuProps) {
  const { opened, setOpened, button } = useOpenedMenu();
  const [hasChosen, setHasChosen] = useState(false);
  const change = (isOpen: boolean) => {
    setOpened(isOpen);
    if (isOpen) setHasChosen(false);
  };
  // The menu would give the focus back too late, away from the dialog or form that the act opens.
  const choose = (act: () => void) => {
    setHasChosen(true);
    button.current?.focus();
    act();
  };
  return (
    <DirectedMenu opened={opened} onChange={change} returnFocus={!hasChosen} position="bottom-end" withinPortal>
      <Menu.Target>
        <RowMenuButton ref={button} aria-label={label} />
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map((act) => (
          <Item key={act.label} {...act} choose={choose} />
        ))}
      </Menu.Dropdown>
    </DirectedMenu>
  );
}

function Item({ label, to, state, href, onClick, isRed, choose }: RowAct & { choose: (act: () => void) => void }) {
  const color = isRed ? 'red' : undefined;
  if (to !== undefined)
    return (
      <Menu.Item component={Link} to={to} state={state} color={color}>
        {label}
      </Menu.Item>
    );
  if (href !== undefined)
    return (
      <Menu.Item component="a" href={href} color={color}>
        {label}
      </Menu.Item>
    );
  return (
    <Menu.Item color={color} onClick={onClick && (() => choose(onClick))}>
      {label}
    </Menu.Item>
  );
}
