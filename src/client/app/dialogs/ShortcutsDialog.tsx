import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { FrameModal } from './FrameModal';
import classes from './ShortcutsDialog.module.css';
import { isShortcutListEnabled, setShortcutListEnabled } from './shortcutListSetting';
import { shortcutSections } from './shortcutSections';
import { words } from './words';

const text = words.shortcuts;

/** Lists the keyboard shortcuts (rule platform.shortcuts). */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <FrameModal onClose={onClose} title={text.title}>
      {shortcutSections().map(({ title, lines }) => (
        <section key={title} className={classes.section}>
          <h3 className={classes.title}>{title}</h3>
          <dl className={classes.lines}>
            {lines.map(({ does, keys }) => (
              <div key={does} className={classes.line}>
                <dt>{does}</dt>
                <dd className={classes.keys}>
                  {keys.map((key) => (
                    <kbd key={key} className={classes.key}>
                      {key}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <ByQuestionMark />
    </FrameModal>
  );
}

/** Single-character shortcuts can be turned off, since speech input may trigger them by accident (WCAG 2.1.4). */
function ByQuestionMark() {
  const [isOn, setOn] = useState(isShortcutListEnabled);
  return (
    <Checkbox
      label={text.byQuestionMark}
      description={text.byQuestionMarkHelp}
      checked={isOn}
      onChange={({ target }) => {
        setOn(target.checked);
        setShortcutListEnabled(target.checked);
      }}
    />
  );
}
