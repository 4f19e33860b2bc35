import { Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import classes from './ShortcutsDialog.module.css';
import { isListedByKey, keepListByKey } from './listByKey';
import { shortcutSections } from './shortcutSections';
import { words } from './words';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';

const text = words.shortcuts;

/** What can be done by keys (rule platform.shortcuts). */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={text.title}
      size="lg"
      transitionProps={{ duration: 0 }}
      // Who opened it gives the focus back.
      returnFocus={false}
      closeButtonProps={{ 'aria-label': words.close }}
    >
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
    </Modal>
  );
}

/** A key that is a sign can be turned off: who dictates says it by accident (WCAG 2.1.4). */
function ByQuestionMark() {
  const [isOn, setOn] = useState(isListedByKey);
  return (
    <Checkbox
      label={text.byQuestionMark}
      description={text.byQuestionMarkHelp}
      checked={isOn}
      onChange={({ target }) => {
        setOn(target.checked);
        keepListByKey(target.checked);
      }}
    />
  );
}
