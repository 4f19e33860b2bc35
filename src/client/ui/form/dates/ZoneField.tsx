import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { useMemo } from 'react';
import { zoneLabel } from '../../../../domain/meetings/zoneLabel';
import { isTimeZone } from '../../../../domain/time/zonedTime';
import { nowInSeconds } from '../../useNow';
import { useFormField } from '../formContext';
import { words } from './dateTimeWords.gen';
import classes from './ZoneField.module.css';
import { cityOf, findZones, knownZones, presentName } from './zoneChoices';
import { readerLocale } from '../../readerLocale';

function labelOf(zone: string): string {
  const name = [presentName(zone), zone].find(isTimeZone);
  return name === undefined ? cityOf(zone) : zoneLabel(name, nowInSeconds(), readerLocale());
}

export function ZoneField({ name, label, description }: { name: string; label: string; description?: string }) {
  const { field, error, setValue } = useFormField<string>(name);
  const chosen = field.value;
  const zones = useMemo(() => knownZones(chosen), [chosen]);
  const data = useMemo(
    () => zones.map((zone) => ({ value: zone, label: zone === chosen ? labelOf(zone) : cityOf(zone) })),
    [zones, chosen],
  );
  return (
    <Select
      searchable
      withScrollArea={false}
      comboboxProps={{ keepMounted: false }}
      selectFirstOptionOnChange
      allowDeselect={false}
      name={name}
      label={label}
      description={description}
      error={error}
      data={data}
      value={chosen || null}
      onChange={(zone) => zone !== null && void setValue(zone)}
      onBlur={field.onBlur}
      onFocus={({ currentTarget }) => currentTarget.select()}
      filter={({ search }) => findZones(zones, search, chosen).map((zone) => ({ value: zone, label: cityOf(zone) }))}
      // Computing an offset is slow.
      renderOption={({ option }) => labelOf(option.value)}
      nothingFoundMessage={words.noZone}
      classNames={{ dropdown: classes.dropdown, option: classes.option }}
    />
  );
}
