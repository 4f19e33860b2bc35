import { useState } from 'react';
import { isSingleKeyEnabled, setSingleKeyEnabled } from '../../ui/focus/singleKeySetting';
import { SettingSwitch } from '../../ui/form/SettingSwitch';
import { FrameModal } from './FrameModal';
import classes from './ShortcutsDialog.module.css';
import { shortcutSections } from './shortcutSections';
import { words } from './words.gen';

const text = words.shortcuts;

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
      <SingleKeys />
    </FrameModal>
  );
}

/** Speech input may trigger single-character shortcuts by accident (WCAG 2.1.4). */
function SingleKeys() {
  const [isOn, setOn] = useState(isSingleKeyEnabled);
  return (
    <SettingSwitch
      label={text.singleKeys}
      description={text.singleKeysHelp}
      checked={isOn}
      onChange={({ target }) => {
        setOn(target.checked);
        setSingleKeyEnabled(target.checked);
      }}
    />
  );
}
