import { Title } from '@mantine/core';
import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { holdDirection } from '../../../domain/text/directions';
import { words } from '../words.gen';
import { HasNavigatedContext } from './hasNavigated';
import { LANGUAGE } from '../language';

export function PageHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasNavigated = use(HasNavigatedContext);
  const { pathname } = useLocation();
  useEffect(() => {
    if (hasNavigated) heading.current?.focus({ preventScroll: true });
    // A change of search or sort order isn't a new page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
  return (
    <>
      <title>{holdDirection(`${children} · ${words.product}`, LANGUAGE)}</title>
      <Title order={1} ref={heading} tabIndex={-1}>
        {children}
      </Title>
    </>
  );
}
