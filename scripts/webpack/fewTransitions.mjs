/** Replaces Mantine's transitions with only those used by the client's components. */
const visible = { opacity: 1, transform: 'none' };

export const transitions = {
  fade: { in: { opacity: 1 }, out: { opacity: 0 }, transitionProperty: 'opacity' },
  'fade-down': {
    in: visible,
    out: { opacity: 0, transform: 'translateY(-30px)' },
    transitionProperty: 'opacity, transform',
  },
  'slide-down': {
    in: visible,
    out: { opacity: 0, transform: 'translateY(-100%)' },
    common: { transformOrigin: 'top' },
    transitionProperty: 'opacity, transform',
  },
  pop: {
    in: visible,
    out: { opacity: 0, transform: 'scale(.9) translateY(10px)' },
    common: { transformOrigin: 'center' },
    transitionProperty: 'opacity, transform',
  },
};
