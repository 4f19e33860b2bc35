import { TextField } from '../ui/form/TextField';
import { words } from './words';

const text = words.link;

/** The link by which whoever takes over the meeting would hold it. */
export function MeetingLinkField() {
  return (
    <TextField
      name="meetingLink"
      label={text.label}
      description={text.help}
      type="url"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
    />
  );
}
