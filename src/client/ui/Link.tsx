import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: string;
  /** Passed to the target page. */
  state?: unknown;
}

/** An internal link. The router's own component includes code for fetching server-rendered parts. */
export function Link({ to, state, onClick, children, ...props }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state, target: props.target });
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
