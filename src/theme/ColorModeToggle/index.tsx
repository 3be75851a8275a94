// Wraps the toggle: a click flips what the reader sees, instead of stepping through "system" too.
export {default} from '../../features/navigation/ui/ColorModeToggle/index.tsx';
