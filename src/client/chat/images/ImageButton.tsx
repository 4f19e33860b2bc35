import { ActionIcon } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useRef } from 'react';
import { IMAGE_TYPES } from '../../../domain/forms/images';
import { words } from '../words.gen';

export function ImageButton({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="2.75rem"
        aria-label={words.addImage}
        title={words.addImage}
        onClick={() => input.current?.click()}
      >
        <IconPhoto size={22} aria-hidden />
      </ActionIcon>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_TYPES.join(',')}
        aria-label={words.addImage}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
    </>
  );
}
