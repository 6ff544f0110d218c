/** An icon inside a drawing, its middle at (x, y), as large as `size` in map units. */
import { cloneElement, type ReactElement, type ReactNode, type SVGProps } from 'react';

interface MapIconProps {
  /** One of the icons that the project imports: an SVG element. */
  icon: ReactNode;
  x?: number;
  y?: number;
  size: number;
  className?: string;
}

export const MapIcon = ({ icon, x = 0, y = 0, size, className }: MapIconProps) =>
  cloneElement(icon as ReactElement<SVGProps<SVGSVGElement>>, { x: x - size / 2, y: y - size / 2, width: size, height: size, className });
