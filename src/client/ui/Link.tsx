import { use, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useNavigate } from 'react-router-dom';
import { PageBeforeContext } from './pageBefore';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: string;
  state?: unknown;
  /**
   * Navigates back in the history if the previous page is the target, so that Back doesn't loop (rule
   * platform.place).
   */
  isWayBack?: boolean | undefined;
}

export const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** Smaller than the router's own component, which includes code for server-rendered parts. */
export function Link({ to, state, isWayBack, onClick, children, ...props }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state, target: props.target });
  const navigate = useNavigate();
  const leadsBack = use(PageBeforeContext) === href && isWayBack;
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        if (!leadsBack || !isPlainClick(event)) return follow(event);
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {children}
    </a>
  );
}
