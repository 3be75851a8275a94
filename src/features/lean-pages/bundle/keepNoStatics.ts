/**
 * Stands in for `hoist-non-react-statics`, with which the router copies static properties of the
 * components that it wraps: none of them has any.
 */
export default function keepNoStatics<Target>(target: Target): Target {
  return target;
}
