import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

interface OnDemandProps<Props> {
  /** Asked for once; again when it is next wanted, if it couldn't be had. */
  load: () => Promise<ComponentType<Props>>;
  isWanted: boolean;
  props: Props;
  /** It can't be had: there is no connection, as a rule. */
  onFailed?: () => void;
}

/** A part of the program that no page waits for: fetched once it is wanted, and nothing until it is there. */
export function OnDemand<Props extends object>({ load, isWanted, props, onFailed }: OnDemandProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fetchPart = useEffectEvent(load);
  const fail = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    if (Part || !isWanted) return;
    let isStillWanted = true;
    fetchPart().then(
      (loaded) => setPart(() => loaded),
      () => isStillWanted && fail(),
    );
    return () => {
      isStillWanted = false;
    };
  }, [Part, isWanted]);
  return Part ? <Part {...props} /> : null;
}
