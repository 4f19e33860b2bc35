import { TextField } from '../ui/form/TextField';
import { words } from './words.gen';

const text = words.link;

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
