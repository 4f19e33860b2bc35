import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { words } from './loadWords.gen';

export const LOAD_FAILED = words.failed;

interface OnDemandProps<Props> {
  /** Called again if loading failed. */
  load: () => Promise<ComponentType<Props>>;
  isWanted: boolean;
  props: Props;
  onFailed?: () => void;
}

/** Loads code that isn't part of any page on first use; renders nothing until then. */
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
