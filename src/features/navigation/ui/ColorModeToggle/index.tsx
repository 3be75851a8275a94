import {useColorMode} from '@docusaurus/theme-common';
import OriginalColorModeToggle from '@theme-original/ColorModeToggle';
import type {Props} from '@theme/ColorModeToggle';

export default function ColorModeToggle(props: Props) {
  const {colorMode} = useColorMode();
  return <OriginalColorModeToggle {...props} respectPrefersColorScheme={false} value={colorMode} />;
}
