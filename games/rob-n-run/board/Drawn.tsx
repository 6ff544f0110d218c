/** An icon inside a drawing, its middle at (x, y). */
import { cloneElement, type ReactElement, type ReactNode, type SVGProps } from 'react';

interface DrawnProps {
  icon: ReactNode;
  x?: number;
  y?: number;
  size: number;
  className?: string;
}

export const Drawn = ({ icon, x = 0, y = 0, size, className }: DrawnProps) =>
  cloneElement(icon as ReactElement<SVGProps<SVGSVGElement>>, { x: x - size / 2, y: y - size / 2, width: size, height: size, className });
