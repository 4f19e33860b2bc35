import { useRef, useState, type ComponentType } from 'react';
import { showFailure } from '../messages/showFailure';
import { LOAD_FAILED } from '../OnDemand';
import type { RowMenuProps } from './rowActs';
import { RowMenuButton } from './RowMenuButton';

const load = () => import(/* webpackChunkName: 'row-menu' */ './LoadedRowMenu');
const prepare = () => void load().catch(() => undefined);

/** Its menu loads when the user is about to open it, so that a long list has only buttons. */
export function RowMenu(props: RowMenuProps) {
  const [Menu, setMenu] = useState<ComponentType<RowMenuProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const open = async () => {
    try {
      const { LoadedRowMenu } = await load();
      // Opens only if the focus hasn't moved elsewhere meanwhile. Some browsers don't focus a pressed button.
      const isStillHere = [button.current, document.body].includes(document.activeElement as HTMLElement);
      if (isStillHere) setMenu(() => LoadedRowMenu);
    } catch {
      showFailure(LOAD_FAILED);
    }
  };
  if (Menu) return <Menu {...props} />;
  return (
    <RowMenuButton
      ref={button}
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => void open()}
    />
  );
}
