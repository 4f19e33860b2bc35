import { Button, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailureAlert } from './states/FailureAlert';
import classes from './pages/pages.module.css';
import { useDownload } from './useDownload';
import { words } from './words.gen';

interface Download {
  label: string;
  /** API path, from `apiLinks`. */
  path: string;
  icon?: ReactNode;
  isAttachment?: boolean;
}

/** Opens each API file in a new tab, or downloads it. */
export function Downloads({ files }: { files: readonly Download[] }) {
  const { open, download, isLoading, failure } = useDownload();
  return (
    <>
      <div className={classes.actions}>
        {files.map(({ label, path, icon, isAttachment }) => (
          <Button
            key={path}
            variant="default"
            leftSection={icon}
            aria-disabled={isLoading}
            onClick={() => void (isAttachment ? download : open)(path)}
          >
            {label}
            {!isAttachment && <VisuallyHidden> ({words.newTab})</VisuallyHidden>}
          </Button>
        ))}
      </div>
      {failure && <FailureAlert {...failure} />}
    </>
  );
}
