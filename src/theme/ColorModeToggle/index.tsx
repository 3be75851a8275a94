import {useColorMode} from '@docusaurus/theme-common';
import OriginalColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';

/** Wraps the toggle: a click flips what the reader sees, instead of stepping through "system" too. */
export default function ColorModeToggle(props: Props) {
  const {colorMode} = useColorMode();
  return <OriginalColorModeToggle {...props} respectPrefersColorScheme={false} value={colorMode} />;
}
