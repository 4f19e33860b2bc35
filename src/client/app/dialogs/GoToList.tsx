import { IconFileText, IconMessageCircle, IconUser, IconUsersGroup } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Destination } from './destination';
import classes from './GoToDialog.module.css';
import { words } from './words.gen';

const text = words.goTo;

const icons: Record<Destination['kind'], Icon> = {
  pod: IconUsersGroup,
  person: IconUser,
  chat: IconMessageCircle,
  page: IconFileText,
};

interface GoToListProps {
  id: string;
  optionId: (index: number) => string;
  destinations: readonly Destination[];
  chosen: number;
  onChoose: (destination: Destination) => void;
}

export function GoToList({ id, optionId, destinations, chosen, onChoose }: GoToListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen, destinations]);
  return (
    <ul ref={list} id={id} role="listbox" aria-label={text.options} className={classes.options}>
      {destinations.map((destination, index) => (
        // The text field has the focus and handles the keys.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={destination.to}
          id={optionId(index)}
          role="option"
          aria-selected={index === chosen}
          className={classes.option}
          // Keeps the focus in the field, and a phone's keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(destination)}
        >
          <Option destination={destination} />
        </li>
      ))}
    </ul>
  );
}

function Option({ destination: { kind, name, also } }: { destination: Destination }) {
  const KindIcon = icons[kind];
  return (
    <>
      <KindIcon size={20} stroke={1.75} aria-hidden className={classes.icon} />
      <span className={classes.what}>
        <span className={classes.name}>{name}</span>
        {also && <span className={classes.also}>{also}</span>}
      </span>
      <span className={classes.kind}>{text.kinds[kind]}</span>
    </>
  );
}
