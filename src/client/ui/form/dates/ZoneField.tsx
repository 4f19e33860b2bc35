import { useMemo } from 'react';
import { SelectField } from '../SelectField';
import { useFormField } from '../formContext';

/** 'America/New_York' as 'America / New York'; IANA names otherwise. */
const nameOf = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ');

/** A time zone, out of all that this browser knows; a zone that it knows by another name stays unchanged. */
export function ZoneField({ name, label, description }: { name: string; label: string; description?: string }) {
  const { field } = useFormField<string>(name);
  const chosen = field.value;
  const data = useMemo(() => {
    const known = new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), ...(chosen ? [chosen] : [])]);
    return [...known].sort().map((zone) => ({ value: zone, label: nameOf(zone) }));
  }, [chosen]);
  return <SelectField name={name} label={label} description={description} data={data} />;
}
