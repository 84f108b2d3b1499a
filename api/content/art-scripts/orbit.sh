#!/bin/bash
# orbit.sh OUTDIR NAME FRAMES AZ0 AZ1 [bike.py options]: the camera moves round the bike, frames NAME-000.png … for film.py
# The move is eased, so that it neither starts nor stops at once. Frames that are there already are left.
HERE="$(cd "$(dirname "$0")" && pwd)"; O=$1; N=$2; F=$3; A0=$4; A1=$5; shift 5
for ((i=${START:-0}; i<F; i+=${STEP:-1})); do
  name="$N-$(printf %03d $i)"
  [ -f "$O/$name.png" ] && continue
  az=$(awk "BEGIN{p=$i/($F-1); e=0.5-0.5*cos(3.14159265*p); printf \"%.3f\", $A0+($A1-$A0)*(0.5*p+0.5*e)}")
  "$HERE/shot.sh" "$O" "$name" --az "$az" "$@"
done
