import { Button, Title } from '@mantine/core';
import { characterCount } from '../../../domain/forms/length';
import { MAX_NOTE_LENGTH } from '../../../domain/rounds/round';
import classes from '../rounds.module.css';
import { words } from '../words.gen';

const text = words.notes;

interface NoteConflictProps {
  mine: string;
  theirs: string;
  onChoose: (text: string) => void;
}

export function NoteConflict({ mine, theirs, onChoose }: NoteConflictProps) {
  const both = `${theirs}\n\n${mine}`;
  return (
    <div className={classes.conflict} role="group" aria-label={text.conflict}>
      <p role="status">{text.conflict}</p>
      <div>
        <Title order={3}>{text.elsewhere}</Title>
        <p className={classes.text}>{theirs}</p>
      </div>
      <div className={classes.acts}>
        <Button variant="light" onClick={() => onChoose(mine)}>
          {text.keepHere}
        </Button>
        <Button variant="default" onClick={() => onChoose(theirs)}>
          {text.keepElsewhere}
        </Button>
        {characterCount(both) <= MAX_NOTE_LENGTH && (
          <Button variant="default" onClick={() => onChoose(both)}>
            {text.keepBoth}
          </Button>
        )}
      </div>
    </div>
  );
}
